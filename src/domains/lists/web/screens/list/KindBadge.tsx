import { kindNames } from '../../../columns.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import type { ListRow } from '../../../contract.ts'

export function KindBadge({ kind }: Pick<ListRow, 'kind'>) {
  return <Badge tone={kind === 'rule' ? 'calm' : 'mute'}>{kindNames[kind]}</Badge>
}
