import type { FastifyInstance, FastifyReply } from 'fastify'
import { first } from '../../kit/contract/must.ts'
import { ownPath } from '../../kit/contract/own-path.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Db } from '../../kit/server/database.ts'
import { button, escape, link, money, sandboxStyle } from '../../kit/server/sandbox-html.ts'
import { discountOn, discountsOf, planLine } from './sandbox-discounts.ts'
import { cancelNow, paySession, putCard, renew } from './sandbox-life.ts'
import { invoicePages } from './sandbox-invoice-page.ts'
import { find, type Kinds, seconds } from './sandbox-store.ts'
import { type Asked, day, nothing, show } from './sandbox-show.ts'
import { withTax } from './sandbox-tax.ts'

/**
 * The sandbox's hosted pages under `/sandbox`: pay (or decline, confirm, leave), change the card, see an invoice, and make
 * time pass for a subscription. Their addresses cannot be guessed, and are all that opens them.
 */
export async function sandboxRoutes(app: FastifyInstance, { db }: { db: Db }, config: Config): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get('/sandbox/style.css', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(sandboxStyle),
    )
    checkoutPages(scope, db)
    accountPages(scope, db)
    invoicePages(scope, db, config)
  })
}

/** A trial may begin without a card; everything else is paid with one. */
const asksForCard = ({ trial }: Kinds['session']) => !trial || trial.needsCard

const cardWords = {
  good: { yours: 'Your card on file works.', theirs: 'The card works.' },
  declined: { yours: 'Your card on file is declined.', theirs: 'The card is declined.' },
  none: { yours: 'You haven’t added a card.', theirs: 'There’s no card.' },
} as const

function checkoutPages(app: FastifyInstance, db: Db): void {
  const endedPage = (reply: FastifyReply, session: Kinds['session']) =>
    show(reply, 'This page has expired', link(session.cancel_url, 'Back to your plan'), 410)
  const isOver = (session: Kinds['session']) => session.status !== 'open' || session.expires_at <= seconds()

  app.get('/sandbox/checkout/:id', async (request: Asked, reply) => {
    const session = await find(db, 'session', request.params.id)
    const price = session && (await find(db, 'price', session.price))
    if (!session || !price) return nothing(reply)
    if (isOver(session)) return endedPage(reply, session)
    const at = `/sandbox/checkout/${session.id}`
    const said = request.query.said === 'declined' ? '<p class="alert" role="alert">Your card was declined.</p>' : ''
    const percent = (await find(db, 'customer', session.customer))?.tax_percent ?? 0
    const amount = price.unit_amount * session.quantity
    const off = await discountOn(db, await discountsOf(db, session.coupon), amount)
    const { total, total_taxes: taxes } = withTax([planLine(amount, '', off)], percent)
    const saved = off > 0 ? `<p class="dim">After a discount of ${money(off, price.currency)}</p>` : ''
    const tax = taxes[0] ? `<p class="dim">Includes ${money(taxes[0].amount, price.currency)} VAT</p>` : ''
    const { trial } = session
    const places = session.quantity === 1 ? '1 brand profile' : `${session.quantity} brand profiles`
    const now = trial ? 0 : total
    const later = trial ? `<p>Free for ${trial.days} days, then ${money(total, price.currency)} a month</p>` : ''
    const [title, start, leave] = trial
      ? ['Start your free trial', 'Start free trial', 'Leave without starting']
      : ['Pay for your plan', 'Pay', 'Leave without paying']
    const cards =
      button(at, 'authenticate', `${trial ? 'Start' : 'Pay'} with a card that needs authentication`) +
      button(at, 'decline', `${trial ? 'Start' : 'Pay'} with a card that is declined`)
    return show(
      reply,
      title,
      `${said}<p class="dim">${places}, billed monthly</p><p class="amount">${money(now, price.currency)}</p>${later}${saved}${tax}` +
        button(at, 'pay', start, true) +
        (asksForCard(session) ? cards : '') +
        button(at, 'leave', leave),
    )
  })
  app.get('/sandbox/checkout/:id/authenticate', async (request: Asked, reply) => {
    const session = await find(db, 'session', request.params.id)
    if (!session) return nothing(reply)
    if (isOver(session)) return endedPage(reply, session)
    const at = `/sandbox/checkout/${session.id}`
    return show(
      reply,
      'Confirm it’s you',
      '<p>A real bank would ask you to confirm in its app or with a code.</p>' +
        button(at, 'pay', 'Confirm', true) +
        button(at, 'decline', 'Decline'),
    )
  })
  app.post('/sandbox/checkout/:id', async (request: Asked, reply) => {
    const session = await find(db, 'session', request.params.id)
    if (!session) return nothing(reply)
    const wish = request.body?.do
    if (wish === 'leave') return reply.redirect(session.cancel_url, 303)
    if (isOver(session)) return endedPage(reply, session)
    if (wish === 'authenticate') return reply.redirect(`/sandbox/checkout/${session.id}/authenticate`, 303)
    if (wish !== 'pay') return reply.redirect(`/sandbox/checkout/${session.id}?said=declined`, 303)
    await paySession(db, session.id, asksForCard(session) ? 'good' : 'none')
    return reply.redirect(session.success_url, 303)
  })
}

function accountPages(app: FastifyInstance, db: Db): void {
  app.get('/sandbox/card/:id', async (request: Asked, reply) => {
    const customer = await find(db, 'customer', request.params.id)
    if (!customer) return nothing(reply)
    const at = `/sandbox/card/${customer.id}?${new URLSearchParams({ back: request.query.back ?? '' })}`
    return show(
      reply,
      'Your card',
      `<p>${cardWords[customer.card].yours}</p>` +
        button(at, 'good', 'Use a card that works', true) +
        button(at, 'declined', 'Use a card that is declined'),
    )
  })
  app.post('/sandbox/card/:id', async (request: Asked, reply) => {
    const customer = await find(db, 'customer', request.params.id)
    if (!customer) return nothing(reply)
    await putCard(db, customer.id, request.body?.do === 'declined' ? 'declined' : 'good')
    return reply.redirect(ownPath(request.query.back) ?? '/', 303)
  })
  app.get('/sandbox/subscription/:id', async (request: Asked, reply) => {
    const subscription = await find(db, 'subscription', request.params.id)
    if (!subscription) return nothing(reply)
    const at = `/sandbox/subscription/${subscription.id}?${new URLSearchParams({ back: request.query.back ?? '' })}`
    const customer = await find(db, 'customer', subscription.customer)
    const ends = first(subscription.items.data).current_period_end
    const state = `<p>The subscription is ${escape(subscription.status.replace('_', ' '))} and its period ends on ${day(ends)}. ${cardWords[customer?.card ?? 'good'].theirs}</p>`
    const back = ownPath(request.query.back)
    return show(
      reply,
      'Move time forward',
      state +
        button(at, 'renew', 'Renew now', true) +
        button(at, 'fail', 'Renew now with a declined card') +
        button(at, 'recover', 'Use a card that works') +
        button(at, 'cancel', 'Cancel now') +
        (back ? link(back, 'Back to your plan') : ''),
    )
  })
  app.post('/sandbox/subscription/:id', async (request: Asked, reply) => {
    const subscription = await find(db, 'subscription', request.params.id)
    if (!subscription) return nothing(reply)
    const [wish, customerId] = [request.body?.do, subscription.customer]
    if (wish === 'fail') await putCard(db, customerId, 'declined')
    if (wish === 'renew' || wish === 'fail') await renew(db, subscription.id)
    if (wish === 'recover') await putCard(db, customerId, 'good')
    if (wish === 'cancel') await cancelNow(db, subscription.id)
    const query = new URLSearchParams({ back: request.query.back ?? '' })
    return reply.redirect(`/sandbox/subscription/${subscription.id}?${query}`, 303)
  })
}
