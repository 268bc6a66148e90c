import { Button, Group, Select, Stack, Switch, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { type Casting, eyeNames, faceNames, hairNames, noCasting } from '../../../casting.ts'
import { profileCalls } from '../../../contract.ts'
import type { InfluencerProfile } from '../../parts/Decision.tsx'

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
const fields = [
  { name: 'hair', label: 'Hair', data: choices(hairNames) },
  { name: 'eyes', label: 'Eyes', data: choices(eyeNames) },
  { name: 'face', label: 'Face shape', data: choices(faceNames) },
] as const

/** How somebody looks, for campaigns that cast: off unless it is shared, and gone when it is not shared any more. */
export function CastingCard({ profile: { uid, version, casting } }: { profile: InfluencerProfile }) {
  const [isOn, setOn] = useState(casting !== null)
  const [values, setValues] = useState<Casting>(casting ?? noCasting)
  const save = useWrite(profileCalls.saveCasting, {
    onDone: (saved) => showSuccess(saved.casting ? 'Saved.' : 'Your casting details have been deleted.'),
  })
  const turn = (on: boolean) => {
    setOn(on)
    if (on || !casting) return
    setValues(noCasting)
    void save({ uid, version, casting: null })
  }
  const isChanged = fields.some(({ name }) => values[name] !== (casting ?? noCasting)[name])
  return (
    <Card>
      <Title order={2} mb="sm">
        Casting details
      </Title>
      <Stack>
        <p className="dim flush">
          Optional. Some campaigns need people with a certain look. Brands whose plan includes it can filter by what you
          share, and we log every such search. Your details aren’t shown on your page, and they never change which
          briefs you can request or how well you match.
        </p>
        <Switch
          label="Share my casting details with brands"
          description="Turn this off and we’ll delete them."
          checked={isOn}
          disabled={save.busy}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        {isOn && (
          <>
            {fields.map(({ name, label, data }) => (
              <Select
                key={name}
                label={label}
                placeholder="Prefer not to say"
                clearable
                data={data}
                value={values[name]}
                onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
              />
            ))}
            <Group justify="flex-end">
              <Button
                variant="default"
                disabled={!isChanged}
                loading={save.busy}
                onClick={() => void save({ uid, version, casting: values })}
              >
                Save
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  )
}
