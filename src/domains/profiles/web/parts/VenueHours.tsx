import { Button } from '@mantine/core'
import { useState } from 'react'
import { WeekGrid } from '../../../../kit/web/week-grid.tsx'
import type { BrandFields } from '../../brand-profile.ts'
import { mostOpeningTimes } from '../../brand-profile.ts'
import { OpeningHours } from './OpeningHours.tsx'

type Props = {
  hours: BrandFields['openingHours']
  readOnly: boolean
  onChange: (hours: BrandFields['openingHours']) => void
}

/** Opening hours drawn in a week, and typed to the minute where half hours are not enough. */
export function VenueHours({ hours, readOnly, onChange }: Props) {
  const [isTyping, setTyping] = useState(false)
  return (
    <div>
      <WeekGrid
        label="Opening hours"
        words={{ filled: 'open', empty: 'closed' }}
        hours={hours}
        most={mostOpeningTimes}
        readOnly={readOnly}
        onChange={onChange}
      />
      {!readOnly && (
        <Button size="sm" variant="subtle" aria-expanded={isTyping} mt={4} onClick={() => setTyping(!isTyping)}>
          {isTyping ? 'Hide exact times' : 'Type exact times'}
        </Button>
      )}
      {isTyping && <OpeningHours hours={hours} readOnly={readOnly} onChange={onChange} />}
    </div>
  )
}
