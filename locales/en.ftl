# Nonet in English
