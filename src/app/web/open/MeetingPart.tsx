import { NewMeeting } from '../../../domains/meetings/web/parts/NewMeeting.tsx'
import type { ScheduleCallPage, OpenWords } from '../../open-pages.ts'

type Props = { page: ScheduleCallPage; words: OpenWords }

export function MeetingPart({ page, words: { product, media } }: Props) {
  const { host } = page
  const photo = host?.photo ? `${media}/thumb/${host.photo}` : null
  return <NewMeeting {...page} {...{ product, photo }} />
}
