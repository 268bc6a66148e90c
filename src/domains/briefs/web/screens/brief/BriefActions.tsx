import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { useHeldWrite } from '../../../../../kit/web/held-write.ts'
import { hrefOf } from '../../../../../kit/web/link.tsx'
import { groupOf, useSession } from '../../../../profiles/web/session.tsx'
import { briefCalls } from '../../../contract.ts'
import { toBrief, toBriefHistory, toCopyBrief, toCreatorsFor } from '../../links.ts'
import type { Brief } from './edit.ts'

/** What can be done with a brief that is not the next step: find creators for it, pause, resume, copy, archive. */
export function BriefActions({
  brief,
  onChanged,
  hasChanges,
}: {
  brief: Brief
  onChanged: (brief: Brief) => void
  hasChanges: boolean
}) {
  const navigate = useNavigate()
  const session = useSession()
  const mayHaveOthers = session.side === 'admin' || (groupOf(session, brief.brandUid)?.venues.length ?? 0) > 1
  const pause = useWrite(briefCalls.pauseBrief, { onDone: onChanged })
  const resume = useWrite(briefCalls.resumeBrief, { onDone: onChanged })
  const archive = useHeldWrite(briefCalls.archiveBrief, onChanged)
  const duplicate = useWrite(briefCalls.duplicateBrief, {
    onDone: (copy) => void navigate({ href: hrefOf(toBrief(copy.brandUid, copy.uid)) }),
  })
  const one = { uid: brief.uid, version: brief.version }
  const { can } = brief
  const { uid, content } = brief
  const archiveThis = () =>
    archive(one, { text: `Archived “${content.title}”. Visits already agreed still go ahead.`, about: uid })
  const icon = <IconDots size={18} />
  if (hasChanges)
    return (
      <div>
        <GuardedButton variant="default" leftSection={icon} missing="Save your changes first.">
          More
        </GuardedButton>
      </div>
    )
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={icon}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {brief.status === 'live' && (
          <Menu.Item onClick={() => void navigate({ href: hrefOf(toCreatorsFor(brief.brandUid, brief.uid)) })}>
            Find creators
          </Menu.Item>
        )}
        <Menu.Item onClick={() => void navigate({ href: hrefOf(toBriefHistory(brief.brandUid, brief.uid)) })}>
          Version history
        </Menu.Item>
        {can.pause && <Menu.Item onClick={() => void pause(one)}>Pause</Menu.Item>}
        {can.resume && <Menu.Item onClick={() => void resume(one)}>Resume</Menu.Item>}
        {can.duplicate && <Menu.Item onClick={() => void duplicate({ uid: brief.uid })}>Duplicate</Menu.Item>}
        {can.duplicate && mayHaveOthers && (
          <Menu.Item onClick={() => void navigate({ href: hrefOf(toCopyBrief(brief.brandUid, uid)) })}>
            Copy to other venues
          </Menu.Item>
        )}
        {can.archive && (
          <Menu.Item color="red" onClick={() => archiveThis()}>
            Archive
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
