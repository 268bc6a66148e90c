import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What the sandbox provider keeps, each in the provider's own shape; empty where Stripe is used, but for the first prices. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The customer it belongs to. */
    owner: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('sandbox_objects_owner').on(t.kind, t.owner)],
)

/** Webhooks of the sandbox, in the order of what happened, until each was handed over. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    position: bigserial({ mode: 'number' }).primaryKey(),
    body: text().notNull(),
    deliveredAt: at('delivered_at'),
  },
  (t) => [index('sandbox_events_waiting').on(t.deliveredAt, t.position)],
)
