import { NewCall } from '../../../domains/meetings/web/parts/NewCall.tsx'
import type { ScheduleCallPage, OpenWords } from '../../open-pages.ts'

type Props = { page: ScheduleCallPage; words: OpenWords }

export function CallPart({ page: { host, tier, source, with: asked }, words: { product, media } }: Props) {
  const photo = host?.photo ? `${media}/thumb/${host.photo}` : null
  return <NewCall {...{ product, with: asked, host, photo, tier, source }} />
}
