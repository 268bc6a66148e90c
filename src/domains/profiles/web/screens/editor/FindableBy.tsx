import { Radio, Stack, Title } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { profileCalls } from '../../../contract.ts'
import type { FindableBy as Findable } from '../../../creator-vocabulary.ts'
import type { InfluencerProfile } from '../../parts/Decision.tsx'

const choices: Readonly<Record<Findable, { label: string; description: string }>> = {
  everyone: {
    label: 'Every brand',
    description: 'Brands in your cities, and where you travel, can find your page and invite you.',
  },
  known: {
    label: 'Only brands I’ve been in touch with',
    description: 'A brand sees your page once you’ve sent it a request, or have worked with it.',
  },
}

/** Which brands find a creator. */
export function FindableBy({ profile: { uid, version, findableBy } }: { profile: InfluencerProfile }) {
  const save = useWrite(profileCalls.saveFindableBy, { onDone: () => showSuccess('Saved.') })
  return (
    <Card>
      <Title order={2} mb="sm">
        Who can find you
      </Title>
      <Radio.Group
        aria-label="Who can find you"
        value={findableBy}
        onChange={(value) => void save({ uid, version, findableBy: value as Findable })}
      >
        <Stack gap="sm">
          {Object.entries(choices).map(([value, { label, description }]) => (
            <Radio key={value} value={value} label={label} description={description} disabled={save.busy} />
          ))}
        </Stack>
      </Radio.Group>
    </Card>
  )
}
