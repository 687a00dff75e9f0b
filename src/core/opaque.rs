//! [`Opaque`]: a value that one part of the program makes and uses, and the others hand on.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

/// A shared value. How it is compared and dropped is compiled with the code that makes it, so that what only
/// hands it on does not hold that code.
pub struct Opaque<T> {
    value: Rc<dyn Value>,
    of: PhantomData<T>,
}

/// What is done with a value of any type.
trait Value {
    fn as_any(&self) -> &dyn Any;
    fn into_any(self: Rc<Self>) -> Rc<dyn Any>;
    fn is_same(&self, other: &dyn Value) -> bool;
    #[cfg(not(target_arch = "wasm32"))]
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl<T: PartialEq + fmt::Debug + 'static> Value for T {
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn into_any(self: Rc<Self>) -> Rc<dyn Any> {
        self
    }
    fn is_same(&self, other: &dyn Value) -> bool {
        other.as_any().downcast_ref::<T>() == Some(self)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl<T: PartialEq + fmt::Debug + 'static> Opaque<T> {
    /// Shares a value.
    pub fn new(value: T) -> Opaque<T> {
        Opaque { value: Rc::new(value), of: PhantomData }
    }
}

impl<T: Clone + 'static> Opaque<T> {
    /// The value, which is copied only if it is still shared.
    pub fn take(self) -> T {
        let value = self.value.into_any().downcast().expect("only `new` makes one, of this type");
        Rc::unwrap_or_clone(value)
    }
}

impl<T: 'static> Deref for Opaque<T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.value.as_any().downcast_ref().expect("only `new` makes one, of this type")
    }
}

impl<T> Clone for Opaque<T> {
    fn clone(&self) -> Opaque<T> {
        Opaque { value: self.value.clone(), of: PhantomData }
    }
}

impl<T> PartialEq for Opaque<T> {
    fn eq(&self, other: &Opaque<T>) -> bool {
        Rc::ptr_eq(&self.value, &other.value) || self.value.is_same(&*other.value)
    }
}

/// For tests. The page prints none of it, and would hold the code that prints every view and message.
impl<T> fmt::Debug for Opaque<T> {
    #[cfg(not(target_arch = "wasm32"))]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.debug(f)
    }
    #[cfg(target_arch = "wasm32")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Opaque")
    }
}
