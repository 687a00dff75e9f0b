//! [`Shown`]: a view that a later part of the program makes and draws.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

/// A view that is shared, and handed on by code that does not know what it holds: how it is compared and
/// dropped is compiled where it is made, so that a page may hold one before that code has been fetched.
pub struct Shown<T> {
    view: Rc<dyn View>,
    of: PhantomData<T>,
}

/// What is done with a view whatever it holds.
trait View {
    fn as_any(&self) -> &dyn Any;
    fn is_same(&self, other: &dyn View) -> bool;
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl<T: PartialEq + fmt::Debug + 'static> View for T {
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn is_same(&self, other: &dyn View) -> bool {
        other.as_any().downcast_ref::<T>() == Some(self)
    }
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl<T: PartialEq + fmt::Debug + 'static> Shown<T> {
    /// Shares a view.
    pub fn new(view: T) -> Shown<T> {
        Shown { view: Rc::new(view), of: PhantomData }
    }
}

impl<T: 'static> Deref for Shown<T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.view.as_any().downcast_ref().expect("only `new` makes one, of this type")
    }
}

impl<T> Clone for Shown<T> {
    fn clone(&self) -> Shown<T> {
        Shown { view: self.view.clone(), of: PhantomData }
    }
}

impl<T> PartialEq for Shown<T> {
    fn eq(&self, other: &Shown<T>) -> bool {
        Rc::ptr_eq(&self.view, &other.view) || self.view.is_same(&*other.view)
    }
}

impl<T> fmt::Debug for Shown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view.debug(f)
    }
}
