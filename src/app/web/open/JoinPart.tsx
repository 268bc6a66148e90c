import { JoinAs } from '../../../domains/onboarding/web/parts/JoinAs.tsx'
import type { JoinAsPage, OpenWords } from '../../open-pages.ts'

type Props = { page: JoinAsPage; words: OpenWords }

export function JoinPart({ page: { side, tier, open, venue, invitedBy }, words: { product } }: Props) {
  return <JoinAs {...{ product, side, tier, open, venue, invitedBy }} />
}
