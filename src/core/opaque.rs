//! [`Sealed`], [`Opaque`] and [`Passed`]: a value that one part of the program makes and uses, and the others pass on.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

/// A shared value, which only code that knows its type can open. How it is compared and dropped is compiled
/// with the code that makes it, so that what only hands it on does not hold that code.
#[derive(Clone)]
pub struct Sealed(Rc<dyn Value>);

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

impl Sealed {
    /// Shares a value.
    pub fn new<T: PartialEq + fmt::Debug + 'static>(value: T) -> Sealed {
        Sealed(Rc::new(value))
    }
    /// The value, if it is of this type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.as_any().downcast_ref()
    }
    /// The value, which is copied only if it is still shared.
    ///
    /// # Panics
    /// If it is not of this type.
    pub fn open<T: Clone + 'static>(self) -> T {
        let value = self.0.into_any().downcast().expect("who opens a value knows its type");
        Rc::unwrap_or_clone(value)
    }
}

impl PartialEq for Sealed {
    fn eq(&self, other: &Sealed) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.is_same(&*other.0)
    }
}

/// For tests. The page prints none of it, and would hold the code that prints every view and message.
impl fmt::Debug for Sealed {
    #[cfg(not(target_arch = "wasm32"))]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug(f)
    }
    #[cfg(target_arch = "wasm32")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed")
    }
}

/// A [`Sealed`] value whose type is known to all who hand it on.
pub struct Opaque<T> {
    value: Sealed,
    of: PhantomData<T>,
}

impl<T: PartialEq + fmt::Debug + 'static> Opaque<T> {
    /// Shares a value.
    pub fn new(value: T) -> Opaque<T> {
        Opaque { value: Sealed::new(value), of: PhantomData }
    }
}

impl<T: Clone + 'static> Opaque<T> {
    /// The value, which is copied only if it is still shared.
    pub fn take(self) -> T {
        self.value.open()
    }
}

impl<T: 'static> Deref for Opaque<T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.value.get().expect("only `new` makes one, of this type")
    }
}

impl<T> Clone for Opaque<T> {
    fn clone(&self) -> Opaque<T> {
        Opaque { value: self.value.clone(), of: PhantomData }
    }
}

impl<T> PartialEq for Opaque<T> {
    fn eq(&self, other: &Opaque<T>) -> bool {
        self.value == other.value
    }
}

impl<T> fmt::Debug for Opaque<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

/// A shared value that no view holds: two are the same only if they are one. So the page does not hold the
/// code that compares such values.
pub struct Passed<T> {
    value: Rc<dyn Any>,
    of: PhantomData<T>,
}

impl<T: 'static> Passed<T> {
    /// Shares a value.
    pub fn new(value: T) -> Passed<T> {
        Passed { value: Rc::new(value), of: PhantomData }
    }
}

impl<T: Clone + 'static> Passed<T> {
    /// The value, which is copied only if it is still shared.
    pub fn take(self) -> T {
        Rc::unwrap_or_clone(self.value.downcast().expect("only `new` makes one, of this type"))
    }
}

impl<T> Clone for Passed<T> {
    fn clone(&self) -> Passed<T> {
        Passed { value: self.value.clone(), of: PhantomData }
    }
}

impl<T> PartialEq for Passed<T> {
    fn eq(&self, other: &Passed<T>) -> bool {
        Rc::ptr_eq(&self.value, &other.value)
    }
}

impl<T> fmt::Debug for Passed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passed")
    }
}
