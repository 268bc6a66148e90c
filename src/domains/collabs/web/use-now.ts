import { useEffect, useState } from 'react'

const tickMs = 20_000

/** The present in milliseconds, moving on while a page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
