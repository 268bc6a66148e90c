import { Button, Group, Stack, Switch, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { usualDefaults } from '../../../../briefs/brief-defaults.ts'
import { groupCalls } from '../../../contract.ts'
import type { GroupDefaultsView } from '../../../contract/defaults.ts'
import { BriefDefaultFields } from './BriefDefaultFields.tsx'

/** The house rules and brief defaults of all venues that have none of their own. */
export function CommonDefaults({ brandUid, data }: { brandUid: string; data: GroupDefaultsView }) {
  const [houseRules, setHouseRules] = useState(data.houseRules)
  const [brief, setBrief] = useState(data.brief)
  // What was there when it was opened: what somebody else has saved since is not written over.
  const [revision, setRevision] = useState(data.revision)
  const save = useWrite(groupCalls.saveGroupDefaults, {
    onDone: (saved) => {
      setRevision(saved.revision)
      showSuccess('Saved for all venues that use the group’s defaults.')
    },
  })
  const isChanged = houseRules !== data.houseRules || JSON.stringify(brief) !== JSON.stringify(data.brief)
  const readOnly = !data.canChange
  return (
    <Stack gap="lg">
      <Card>
        <Title order={2} mb="sm">
          All venues
        </Title>
        <Stack>
          {readOnly && (
            <Note tone="mute">
              These also apply to venues that you don’t manage. Ask someone who’s an admin at all of them to make
              changes.
            </Note>
          )}
          <Textarea
            label="House rules"
            description="Creators read them before they request and before they visit."
            autosize
            minRows={3}
            maxLength={1_000}
            readOnly={readOnly}
            value={houseRules}
            onChange={(event) => setHouseRules(event.currentTarget.value)}
          />
          <Switch
            label="New briefs start with the group’s defaults"
            description="Otherwise they start with: organic rights for 6 months, one guest, 90-minute visits, a day’s notice."
            disabled={readOnly}
            checked={brief !== null}
            onChange={(event) => setBrief(event.currentTarget.checked ? usualDefaults : null)}
          />
          {brief && <BriefDefaultFields value={brief} onChange={setBrief} readOnly={readOnly} />}
          {!readOnly && (
            <Group justify="flex-end">
              <Button
                disabled={!isChanged}
                loading={save.busy}
                onClick={() => void save({ brandUid, revision, houseRules, brief })}
              >
                Save
              </Button>
            </Group>
          )}
        </Stack>
      </Card>
    </Stack>
  )
}
