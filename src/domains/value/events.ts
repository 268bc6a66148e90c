import * as z from 'zod/mini'
import { defineEvents, type Kinds } from '../audit/events.ts'

/** What was said of costs, and what counts results. */
export const valueEvents = defineEvents({
  'value.costs-saved': { words: 'Default costs saved', does: 'saved the default costs of {it}', topic: 'value' },
  'collab.costs-saved': { words: 'Costs saved', does: 'saved the costs of {it}', topic: 'value' },
  'tracked-link.created': { words: 'Tracked link created', does: 'created a tracked link', topic: 'value' },
  'tracked-link.ended': { words: 'Tracked link ended', does: 'ended a tracked link', topic: 'value' },
  'booking-code.created': { words: 'Booking code created', does: 'created a booking code for {it}', topic: 'value' },
  'voucher.created': { words: 'Voucher created', does: 'created a voucher for {it}', topic: 'value' },
  'voucher.ended': { words: 'Voucher ended', does: 'ended the voucher of {it}', topic: 'value' },
  'redemptions.imported': {
    words: 'Bookings imported',
    does: 'imported bookings for {it}',
    topic: 'value',
    after: z.object({ count: z.int() }),
  },
  'story-link.created': { words: 'Story shared by link', does: 'shared the story of {it} by link', topic: 'value' },
  'story-link.revoked': { words: 'Story link turned off', does: 'turned off the story link of {it}', topic: 'value' },
  'report.words-saved': { words: 'Report edited', does: 'edited a monthly report of {it}', topic: 'value' },
  'report.logo-saved': {
    words: 'Report logo changed',
    does: 'changed the logo on the reports of {it}',
    topic: 'value',
  },
  'report.mailing-saved': {
    words: 'Report emails changed',
    does: 'changed who’s emailed the monthly reports for {it}',
    topic: 'value',
  },
  'report.recipient-added': {
    words: 'Report recipient added',
    does: 'added a recipient for the monthly reports for {it}',
    topic: 'value',
  },
  'report.recipient-removed': {
    words: 'Report recipient removed',
    does: 'removed a recipient from the monthly reports for {it}',
    topic: 'value',
  },
  'report.recipient-confirmed': {
    words: 'Report emails accepted',
    does: 'accepted the monthly reports for {it}',
    topic: 'value',
  },
  'report.recipient-stopped': {
    words: 'Unsubscribed from report emails',
    does: 'unsubscribed from the monthly reports for {it}',
    topic: 'value',
  },
  'report-link.created': { words: 'Report shared by link', does: 'shared a monthly report of {it}', topic: 'value' },
  'report-link.revoked': {
    words: 'Report link turned off',
    does: 'turned off a link to a monthly report of {it}',
    topic: 'value',
  },
  'front-story.asked': {
    words: 'Asked to show this on the front page',
    does: 'asked to show {it} on the front page',
    topic: 'value',
    seenBy: { brand: [], influencer: [] },
  },
  'front-story.agreed': {
    words: 'Agreed to be on the front page',
    does: 'agreed to show {it} on the front page',
    topic: 'value',
    seenBy: { brand: [], influencer: [] },
  },
  'front-story.declined': {
    words: 'Said no to being on the front page',
    does: 'said no to showing {it} on the front page',
    topic: 'value',
    seenBy: { brand: [], influencer: [] },
  },
  'front-story.shown': {
    words: 'Shown on the front page',
    does: 'showed {it} on the front page',
    topic: 'value',
    seenBy: { brand: [], influencer: [] },
  },
  'front-story.hidden': {
    words: 'Taken off the front page',
    does: 'took {it} off the front page',
    topic: 'value',
    seenBy: { brand: [], influencer: [] },
  },
  'story-page.created': {
    words: 'Public page made',
    does: 'made a public page of {it}',
    topic: 'value',
    seenBy: { brand: [], influencer: [] },
  },
  'story-page.removed': {
    words: 'Public page taken down',
    does: 'took the public page of {it} down',
    topic: 'value',
    seenBy: { brand: [], influencer: [] },
  },
  'story-page.agreed': {
    words: 'Agreed to a public page',
    does: 'agreed to a public page of {it}',
    topic: 'value',
    seenBy: { brand: [], influencer: [] },
  },
  'story-page.declined': {
    words: 'Said no to a public page',
    does: 'said no to a public page of {it}',
    topic: 'value',
    seenBy: { brand: [], influencer: [] },
  },
  'value-rates.saved': {
    words: 'Exchange rates saved',
    does: 'saved the exchange rates',
    topic: 'value',
    after: z.object({ count: z.int() }),
  },
  'value-cpms.saved': { words: 'CPM table saved', does: 'saved the CPM table', topic: 'value' },
  'value-cpms.deleted': { words: 'CPM row deleted', does: 'deleted a row of the CPM table', topic: 'value' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof valueEvents> {}
}
