import { useEffect, useState } from 'react'
import { saveAdminMode } from '../../../domains/accounts/web/local-keys.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { adoptConsent } from '../../../domains/usage/web/consent.ts'
import { queryClient } from '../../../kit/web/calls.ts'
import { keepFor } from '../../../kit/web/kept-answers.ts'
import { firstShown } from '../../../kit/web/first-shown.ts'
import { leaveToSignIn } from '../../../kit/web/enter.ts'
import { listen } from '../../../kit/web/live.ts'
import { saveCurrentProfile } from './current-profile.ts'

/** By then (ms) the page that somebody came for is there. */
export const settledMs = 3_000

/** Listens for what changes while someone is here, keeps on this device whom they act for; answers whether the line is up. */
export function useFollowed(session: Session): boolean {
  const { current, side, user } = session
  const { acting, consent } = user
  const [live, setLive] = useState(true)
  useEffect(() => listen(setLive, leaveToSignIn), [])
  useEffect(() => saveCurrentProfile(current), [current])
  useEffect(() => saveAdminMode(side === 'admin'), [side])
  // What a venue or our team reads of others is not kept: its time is shorter than a browser can promise.
  const keeps = side === 'influencer' && !acting
  useEffect(() => {
    if (keepFor(keeps ? user.uid : null)) void queryClient.invalidateQueries()
  }, [keeps, user.uid])
  // What is shared later waits for whoever is here; what waits for somebody else, or too long, is deleted. Uploads go on.
  useEffect(() => {
    if (acting) return
    void firstShown()
      .then(() => import('../../../kit/web/kept-uploads.ts'))
      .then(({ keepFilesFor }) => keepFilesFor(user.uid))
      // The next page tries again.
      .catch(() => undefined)
  }, [acting, user.uid])
  const creatorUid = keeps ? current?.uid : undefined
  useEffect(() => {
    if (!creatorUid) return
    const soon = setTimeout(() => {
      void import('../../../domains/analytics/web/keep-dashboard.ts')
        .then(({ keepDashboard }) => keepDashboard(creatorUid))
        // The next page tries again.
        .catch(() => undefined)
    }, settledMs)
    return () => clearTimeout(soon)
  }, [creatorUid])
  useEffect(() => {
    if (acting) return
    const soon = setTimeout(() => {
      void import('../../../domains/notifications/web/push.ts')
        .then(({ keepPushOn }) => keepPushOn(user.uid))
        // It is said where one turns it on.
        .catch(() => undefined)
    }, settledMs)
    return () => clearTimeout(soon)
  }, [acting, user.uid])
  // Who is signed in as someone answers nothing for them.
  useEffect(() => {
    if (!acting) void adoptConsent(consent)
  }, [acting, consent])
  return live
}
