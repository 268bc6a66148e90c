import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { counted } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { InviteMany } from '../../parts/InviteMany.tsx'
import styles from './creators.module.css'

type Creator = { uid: string; name: string }

/** Who of a list is chosen; they stay so when the filters change. */
export function useChosen() {
  const [list, setList] = useState<readonly Creator[]>([])
  return {
    list,
    change: ({ uid, name }: Creator, isChosen: boolean) =>
      setList((before) => [...before.filter((one) => one.uid !== uid), ...(isChosen ? [{ uid, name }] : [])]),
    clear: () => setList([]),
  }
}

type Props = { chosen: readonly Creator[]; brandUid: string; briefUid?: string | undefined; onDone: () => void }

/** What can be done with those who are chosen, while anybody is. */
export function InviteTray({ chosen, brandUid, briefUid, onDone }: Props) {
  if (chosen.length === 0) return null
  return (
    <Card className={styles.tray}>
      <span>{counted(chosen.length, 'creator')} selected</span>
      <Group gap="sm">
        <Button variant="default" onClick={onDone}>
          Clear
        </Button>
        <InviteMany creators={chosen} brandUid={brandUid} briefUid={briefUid} onDone={onDone} />
      </Group>
    </Card>
  )
}
