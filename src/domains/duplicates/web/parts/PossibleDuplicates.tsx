import { Button, Group, Stack, Title } from '@mantine/core'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { alikeSignals } from '../../../profiles/alike-signals.ts'
import { type AlikeRow, duplicateCalls } from '../../contract.ts'
import { isBrand, toMerge, toProfile } from '../links.ts'
import styles from './possible-duplicates.module.css'

/** Profiles that may be the same as this one: our team merges them, or says that they are two. */
export function PossibleDuplicates({ uid }: { uid: string }) {
  const found = useRead(duplicateCalls.listDuplicates, { uid })
  return (
    <Card>
      <Title order={2} mb="sm">
        Possible duplicates
      </Title>
      <Loaded of={found} shape="lines">
        {({ rows }) => (
          <Stack>
            {rows.length === 0 && <p className="dim flush">No other profile looks like this one.</p>}
            {rows.length > 0 && (
              <ul className={`plain-list ${styles.rows}`}>
                {rows.map((row) => (
                  <Alike key={row.uid} uid={uid} row={row} />
                ))}
              </ul>
            )}
            <div>
              <LinkTo to={toMerge(uid)}>Compare with another profile</LinkTo>
            </div>
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

function Alike({ uid, row }: { uid: string; row: AlikeRow }) {
  const dismiss = useWrite(duplicateCalls.dismissDuplicate, {
    onDone: () =>
      showSuccess(row.dismissed ? 'Added back to possible duplicates.' : 'We won’t suggest this one again.'),
  })
  const { uid: otherUid, name, about, picture, signals, dismissed } = row
  return (
    <li>
      <div className="row-name">
        <span className={styles.picture}>
          <Picture path={picture} alt={picture ? '' : name} kind={isBrand(otherUid) ? 'brand' : 'user'} sizes="40px" />
        </span>
        <div className={styles.words}>
          <LinkTo to={toProfile(otherUid)}>{name}</LinkTo>
          <div className="dim">{about}</div>
        </div>
      </div>
      <small className="dim">
        {dismissed
          ? `Marked as not the same by ${dismissed.by}, ${ordinalDate(dismissed.at)}`
          : signals.map((signal) => alikeSignals[signal]).join(' · ')}
      </small>
      <Group gap="xs" mt="xs">
        {!dismissed && (
          <LinkTo to={toMerge(uid, otherUid)} className={styles.compare}>
            Compare and merge
          </LinkTo>
        )}
        <Button
          variant="subtle"
          size="sm"
          loading={dismiss.busy}
          aria-label={`${dismissed ? 'Mark as possible duplicate' : 'Not the same'}: ${name}`}
          onClick={() => void dismiss({ uid, otherUid, dismissed: dismissed === null })}
        >
          {dismissed ? 'Mark as possible duplicate' : 'Not the same'}
        </Button>
      </Group>
    </li>
  )
}
