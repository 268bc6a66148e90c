import { NewCall } from '../../../domains/meetings/web/parts/NewCall.tsx'
import type { ScheduleCallPage, OpenWords } from '../../open-pages.ts'

type Props = { page: ScheduleCallPage; words: OpenWords }

export function CallPart({ page, words: { product, media } }: Props) {
  const { host } = page
  const photo = host?.photo ? `${media}/thumb/${host.photo}` : null
  return <NewCall {...page} {...{ product, photo }} />
}
