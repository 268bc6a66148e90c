import { useEffect } from 'react'

/** Keeps the screen lit while something is held out to somebody. A browser that cannot, or may not, leaves it as it is. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const light = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) await lock?.release()
    }
    const again = () => void light()
    again()
    // The browser lets go of it whenever the page is out of sight.
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
