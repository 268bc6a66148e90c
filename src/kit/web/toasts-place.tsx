import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadToasts, toastsWanted } from './toasts.ts'

const ToastShelf = lazy(async () => ({ default: (await loadToasts()).ToastShelf }))

/** The one place where toasts appear, empty until the first. */
export function Toasts() {
  const areWanted = useSyncExternalStore(toastsWanted.watch, toastsWanted.now)
  return <Suspense>{areWanted && <ToastShelf />}</Suspense>
}
