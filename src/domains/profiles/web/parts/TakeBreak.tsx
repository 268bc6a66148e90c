import { useRead } from '../../../../kit/web/calls.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { profileCalls } from '../../contract.ts'
import { BreakCard } from '../screens/editor/BreakCard.tsx'
import { useSession } from '../session.tsx'

/** For creators, who look here before they delete anything. */
export function TakeBreak() {
  const { side, current } = useSession()
  const isCreator = side === 'influencer' && current !== null
  const read = useRead(profileCalls.getInfluencerProfile, { uid: current?.uid ?? '' }, { enabled: isCreator })
  if (!isCreator) return null
  return (
    <Loaded of={read} shape="lines">
      {(profile) => <BreakCard profile={profile} />}
    </Loaded>
  )
}
