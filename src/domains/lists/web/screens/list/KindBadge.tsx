import { Badge } from '../../../../../kit/web/parts.tsx'
import type { ListRow } from '../../../contract.ts'

export function KindBadge({ kind }: Pick<ListRow, 'kind'>) {
  return <Badge tone={kind === 'rule' ? 'calm' : 'mute'}>{kind === 'rule' ? 'by rule' : 'by hand'}</Badge>
}
