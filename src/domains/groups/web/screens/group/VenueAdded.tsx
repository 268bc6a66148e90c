import { Button, Group, Stack, Title } from '@mantine/core'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { toBriefs } from '../../../../briefs/web/links.ts'
import { costWords } from '../../../price-words.ts'
import { toGroup } from '../../links.ts'
import type { AddedVenue } from './AddVenueForm.tsx'

/** What a venue that was just added costs, and what it needs before creators can book it. */
export function VenueAdded({ venue: { uid, name, price } }: { venue: AddedVenue }) {
  const toSection = (section: 'photos' | 'hours'): To => ({ path: '/app/brand/preferences', search: { uid, section } })
  return (
    <Stack gap="lg">
      <Card>
        <div role="status">
          <Title order={2} mb="xs">
            {name} added.
          </Title>
          <p className="flush numbers">{costWords(price)}</p>
        </div>
      </Card>
      <Card>
        <Title order={2} mb="xs">
          What comes next
        </Title>
        <p className="flush">Creators can book it once it has photos, opening hours and a first brief.</p>
        <Group mt="md" gap="sm">
          <Button component={LinkTo} to={toSection('photos')}>
            Add photos
          </Button>
          <Button component={LinkTo} to={toSection('hours')} variant="default">
            Set opening hours
          </Button>
          <Button component={LinkTo} to={toBriefs(uid)} variant="default">
            Write its first brief
          </Button>
        </Group>
      </Card>
      <Group justify="flex-end">
        <Button component={LinkTo} to={toGroup(uid)} variant="default">
          All venues
        </Button>
      </Group>
    </Stack>
  )
}
