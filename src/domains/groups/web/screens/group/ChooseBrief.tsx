import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { hrefOf } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { SearchedSelect } from '../../../../../kit/web/searched-select.tsx'
import { toCopyBrief } from '../../../../briefs/web/links.ts'
import { groupCalls } from '../../../contract.ts'

/** A brief of any of these venues, by its title or its venue. */
export function ChooseBrief({ brandUids }: { brandUids: string[] }) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const briefs = useRead(groupCalls.listGroupBriefs, { brandUids, search }, { keep: true })
  const rows = briefs.data?.rows ?? []
  return (
    <Card>
      <SearchedSelect
        label="Choose a brief to copy"
        choices={rows.map(({ card }) => ({
          value: card.uid,
          label: `${card.title || 'Untitled brief'}, ${card.brandName}`,
        }))}
        value=""
        onChange={(uid) => {
          const chosen = rows.find(({ card }) => card.uid === uid)
          if (chosen) void navigate({ href: hrefOf(toCopyBrief(chosen.card.brandUid, uid)) })
        }}
        onSearch={setSearch}
      />
    </Card>
  )
}
