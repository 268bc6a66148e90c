import { useRead } from '../../../kit/web/calls.ts'
import { briefCalls } from '../../briefs/contract.ts'
import type { Self } from './team.ts'
import { useLiveBriefs } from './use-live-briefs.ts'

/** The lists that creators can be put on, and the briefs that they can be invited to. */
export function useCreatorChoices(self: Self | null) {
  const { data } = useRead(briefCalls.listInfluencerLists, {})
  const lists = (data?.rows ?? []).map(({ uid, name }) => ({ value: uid, label: name }))
  return { lists, briefs: useLiveBriefs(self) }
}
