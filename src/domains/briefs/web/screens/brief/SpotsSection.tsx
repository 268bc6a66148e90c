import { Input, NumberInput, SegmentedControl, Stack, Title } from '@mantine/core'
import { Card } from '../../../../../kit/web/parts.tsx'
import type { Edit } from './edit.ts'

/** How many collabs, how often one person, and who says yes. */
export function SpotsSection({ brief, content, set, errors }: Edit) {
  return (
    <Card>
      <Title order={2}>Spots and approval</Title>
      <Stack>
        <div className="two-fields">
          <NumberInput
            label="Number of spots"
            description={brief.spotsTaken > 0 ? `${brief.spotsTaken} already taken` : undefined}
            min={Math.max(1, brief.spotsTaken)}
            max={1_000}
            allowDecimal={false}
            value={content.maxCollabs}
            error={errors.maxCollabs}
            onChange={(value) => Number(value) >= 1 && set('maxCollabs', Number(value))}
          />
          <NumberInput
            label="Visits per creator"
            min={1}
            max={12}
            allowDecimal={false}
            value={content.repeatLimit}
            error={errors.repeatLimit}
            onChange={(value) => Number(value) >= 1 && set('repeatLimit', Number(value))}
          />
        </div>
        <div className="two-fields">
          <div>
            <Input.Label size="md" labelElement="div" id="approval">
              Requests
            </Input.Label>
            <SegmentedControl
              aria-labelledby="approval"
              fullWidth
              value={content.approval}
              onChange={(value) => set('approval', value === 'automatic' ? 'automatic' : 'manual')}
              data={[
                { value: 'manual', label: 'Review every request' },
                { value: 'automatic', label: 'Auto-approve good matches' },
              ]}
            />
          </div>
          {content.approval === 'automatic' && (
            <NumberInput
              label="Minimum match score"
              suffix=" out of 100"
              min={0}
              max={100}
              allowDecimal={false}
              value={content.autoFit}
              error={errors.autoFit}
              onChange={(value) => set('autoFit', Number(value))}
            />
          )}
        </div>
      </Stack>
    </Card>
  )
}
