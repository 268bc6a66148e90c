import { Button, Stack } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { counted, dateTime } from '../../../../kit/web/format.ts'
import { Card, Facts, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { stayWords } from '../../../briefs/stays.ts'
import { visitCalls } from '../../contract.ts'
import { scheduleLinkSearch } from '../links.ts'
import { BookingFields, useGuests } from '../parts/BookingFields.tsx'
import { StayPicker } from '../parts/StayPicker.tsx'
import { TimeChoice } from '../parts/TimeChoice.tsx'

type Page = OutputOf<typeof visitCalls.getScheduleLink>

/** Picks the time of one visit from an email, without signing in. */
export function ScheduleScreen() {
  const [{ token = '' }] = useAddress(scheduleLinkSearch)
  const page = useRead(visitCalls.getScheduleLink, { token })
  const { data } = page
  return (
    <main>
      <Screen
        title={
          data?.state === 'open' ? `Pick ${data.stay ? 'your nights' : 'a time'} at ${data.brandName}` : 'Pick a time'
        }
        lead={data?.state === 'open' && data.briefTitle}
        width="narrow"
        of={page}
        bare={data !== undefined && data.state !== 'open'}
      >
        {(opened) => (opened.state === 'open' ? <Times page={opened} token={token} /> : <Closed page={opened} />)}
      </Screen>
    </main>
  )
}

function Times({ page, token }: { page: Page; token: string }) {
  const book = useWrite(visitCalls.scheduleByLink)
  const { guests, input } = useGuests(page.maxGuests)
  const { stay } = page
  if (stay)
    return (
      <Card>
        <StayPicker data={{ ...page, stay }} canWait={false}>
          {({ startsAt, nights, clash, ...dates }) => (
            <>
              {input}
              <BookingFields
                key={`${startsAt} ${nights}`}
                book={clash ? 'Book anyway' : `Book ${stayWords(dates, new Date())}`}
                busy={book.busy}
                onBook={(booking) => void book({ token, startsAt, nights, guests, ...booking })}
              />
            </>
          )}
        </StayPicker>
      </Card>
    )
  const slots = page.slots.map(({ isTaken, isAsked, ...slot }) => ({
    ...slot,
    clash: isTaken ? 'You have another visit around this time.' : null,
    asked: isAsked ? 'You asked another venue for a time around then.' : null,
  }))
  return (
    <Card>
      <TimeChoice data={{ ...page, slots }} beside={input}>
        {({ startsAt, left, clash }) =>
          left === 0 ? (
            <Note tone="mute">That time is fully booked. Sign in to join its waitlist.</Note>
          ) : (
            <BookingFields
              key={startsAt}
              book={clash ? 'Book anyway' : `Book ${dateTime(startsAt, page.timezone)}`}
              busy={book.busy}
              onBook={(booking) => void book({ token, startsAt, guests, ...booking })}
            />
          )
        }
      </TimeChoice>
    </Card>
  )
}

/** Why the link opens no times any more, and the way on. */
function Closed({ page }: { page: Page }) {
  const { state, brandName, bookedFor, bookedStay, booked, timezone } = page
  const when = bookedStay ?? (bookedFor && `${dateTime(bookedFor, timezone)} (${timezoneName(timezone)})`)
  const seeYou = bookedStay ? `Your stay: ${bookedStay}.` : `See you on ${when}.`
  const words = {
    open: { title: '', text: '' },
    used: {
      title: when ? `You’re booked at ${brandName}` : 'This link has been used',
      text: when
        ? booked
          ? `${seeYou} Sign in to move the visit or cancel it.`
          : `${seeYou} Sign in to see the address, move the visit or cancel it.`
        : `You’ve already used it to book a time at ${brandName}. Sign in to see your visit.`,
    },
    ended: {
      title: 'This collab is over',
      text: `You can no longer book a time at ${brandName}. Sign in to see what happened, or find another brief.`,
    },
    expired: {
      title: 'This link has expired',
      text: `You can still visit ${brandName}. Sign in and pick a time from your dashboard.`,
    },
  }[state]
  return (
    <EmptyState
      isPage
      title={words.title}
      text={words.text}
      action={
        <Stack align="center">
          {booked && (
            <>
              <Facts
                rows={[
                  ['Where', [brandName, booked.address].filter(Boolean).join(', ')],
                  ['Guests', booked.guests === 0 ? 'No guests' : counted(booked.guests, 'guest')],
                ]}
              />
              <Button variant="default" component="a" href={booked.calendar}>
                Add to calendar
              </Button>
            </>
          )}
          <Button component="a" href="/app/influencer/dashboard">
            Go to your dashboard
          </Button>
        </Stack>
      }
    />
  )
}
