import { useEffect, useState } from 'react'
import { OfferBar } from '../../../kit/web/offer-bar.tsx'
import { settledMs } from './use-followed.ts'

/** Says when a newer version is ready, and changes to it when asked to. What makes that known is loaded when the page has nothing better to do. */
export function NewVersion() {
  const [change, setChange] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD) return
    const follow = () =>
      void import('../offline/versions.ts')
        .then(({ followVersions }) => followVersions((next) => setChange(() => next)))
        // Without it the product works as ever, with a connection.
        .catch(() => undefined)
    const soon = setTimeout(follow, settledMs)
    return () => clearTimeout(soon)
  }, [])
  return (
    <output>
      {change && (
        <OfferBar
          words="A new version is ready."
          act="Reload"
          later="Later"
          onAct={change}
          onLater={() => setChange(null)}
        />
      )}
    </output>
  )
}
