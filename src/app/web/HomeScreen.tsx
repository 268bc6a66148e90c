import { lazy, Suspense, useState } from 'react'
import { FullSpinner } from '../../kit/web/full-spinner.tsx'
import { useLanding } from './landing.ts'

const Welcome = lazy(async () => ({ default: (await import('./screens/Welcome.tsx')).Welcome }))

/** The root: signed-in people go where they land (seed §4), guests are told what this is. */
export function HomeScreen() {
  const [guest, setGuest] = useState(false)
  useLanding(() => setGuest(true))
  return <Suspense fallback={<FullSpinner />}>{guest ? <Welcome /> : <FullSpinner />}</Suspense>
}
