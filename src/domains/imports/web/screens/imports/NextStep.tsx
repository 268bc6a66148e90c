import type { ReactNode } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { toList } from '../../../../lists/web/links.ts'
import { toValue } from '../../../../value/web/links.ts'
import { importCalls } from '../../../contract.ts'
import type { ImportView } from '../../../views.ts'
import { toImport, toImportedCreators } from '../../links.ts'

/** What to do with what is in, and where it is. */
export function NextStep({ run: { uid, kind, counts } }: { run: ImportView }) {
  const isElsewhere = kind === 'lists' || kind === 'redemptions' || kind === 'collabs'
  const targets = useRead(importCalls.getImportTargets, { uid }, { enabled: isElsewhere })
  if (kind === 'creators')
    return counts.added > 0 ? (
      <Note tone="good">
        We haven’t emailed anyone. <LinkTo to={toImportedCreators()}>See the creators and invite them</LinkTo>
      </Note>
    ) : null
  if (!isElsewhere)
    return (
      <Note tone="good">
        {kind === 'brands' && 'Nobody got an email: invite contacts on their brand’s page. '}
        {counts.added > 0 ? (
          <LinkTo to={toImport(uid, 'added')}>See the new {kind}</LinkTo>
        ) : (
          <LinkTo to={toImport(uid, 'merged')}>See what was updated</LinkTo>
        )}
      </Note>
    )
  if (!targets.data) return null
  const { lists, venues } = targets.data
  if (kind === 'lists')
    return <Links words="Next, open the list:" several="Next, open the lists:" rows={lists} to={toList} />
  return kind === 'collabs' ? (
    <Links words="They’re under Before Plusone on the Value page of" rows={venues} to={toValue} />
  ) : (
    <Links words="See what they earned on the Value page of" rows={venues} to={toValue} />
  )
}

type LinksProps = {
  words: string
  several?: string
  rows: readonly { uid: string; name: string }[]
  to: (uid: string) => To
}

function Links({ words, several = words, rows, to }: LinksProps): ReactNode {
  if (rows.length === 0) return null
  return (
    <Note tone="good">
      {rows.length === 1 ? words : several}{' '}
      {rows.map(({ uid, name }, at) => (
        <span key={uid}>
          {at > 0 && ', '}
          <LinkTo to={to(uid)}>{name}</LinkTo>
        </span>
      ))}
    </Note>
  )
}
