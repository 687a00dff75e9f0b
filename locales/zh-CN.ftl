# Nonet 简体中文
