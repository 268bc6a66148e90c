import { Picture } from '../../../media/web/parts/Picture.tsx'
import type { InfluencerRow } from '../../views.ts'

/** An influencer in a list of staff: picture, handle and name. */
export function InfluencerName({ row }: { row: Pick<InfluencerRow, 'avatar' | 'handle' | 'name'> }) {
  return (
    <span className="row-name">
      <span className="row-picture">
        <Picture path={row.avatar} alt="" of={row.name} kind="user" sizes="32px" />
      </span>
      <span className="shrinks">
        <b className="ellipsis">@{row.handle}</b> <span className="dim">{row.name}</span>
      </span>
    </span>
  )
}
