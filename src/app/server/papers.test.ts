import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { statementPdf as chargesPdf } from '../../domains/billing/server/statement-files.ts'
import { termsPdf } from '../../domains/collabs/server/terms-pdf.ts'
import { statementPdf as experiencesPdf } from '../../domains/visits/server/statement-files.ts'
import { findPublicInfluencer } from '../../domains/content/server/public-influencer.ts'
import { must } from '../../kit/contract/must.ts'
import { approvedCollab } from '../../world/stories.ts'
import { world } from '../../world/world.ts'
import { pressKit } from './press-kit.ts'

const people = {
  Japanese: { brand: '鮨処 やまざき', creator: '髙橋 﨑子' },
  Korean: { brand: '서울 한식당', creator: '김서연' },
  'simplified Chinese': { brand: '龙凤饺子馆', creator: '张伟' },
  'traditional Chinese': { brand: '鼎泰豐餐廳', creator: '鄧嘉儀' },
}

async function textOf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text.replace(/\s/g, '')
}
const written = (name: string) => name.replace(/\s/g, '')

it.each(Object.entries(people))('carries %s names on every kind of paper', async (_language, { brand, creator }) => {
  const w = await world()
  const { terms } = await approvedCollab(w)
  const agreed = { ...must(terms, 'terms'), brandName: brand, influencerName: creator, title: brand }
  const signed = [{ by: creator, for: creator, at: new Date('2026-03-02T09:00:00Z') }]
  const agreement = await textOf(await termsPdf('Plusone', agreed, signed))
  expect(agreement).toContain(written(`Between ${brand} and ${creator}.`))

  const line = {
    key: 'a',
    at: '2026-03-02T09:00:00Z',
    kind: 'fee',
    text: creator,
    currency: 'GBP',
    amount: 100,
    brandUid: null,
  } as const
  const statement = { product: 'Plusone', payer: [brand], month: '2026-03', timezone: 'Europe/London' }
  const charges = await textOf(
    await chargesPdf({ ...statement, lines: [{ ...line, state: 'paid', note: '' }], venues: [], names: new Map() }),
  )
  expect(charges).toContain(written(brand))
  expect(charges).toContain(written(creator))

  const experiences = { product: 'Plusone', name: creator, handle: 'alice', year: 2026, rows: [] }
  expect(await textOf(await experiencesPdf(experiences))).toContain(written(creator))

  await w.alice.call('savePublicPage', {
    uid: w.aliceInfluencer,
    version: 1,
    publicPage: { on: true, inSearch: false, showAudience: false, showReliability: true },
  })
  const page = must(await findPublicInfluencer(w.database.db, { slug: 'aliceeats' }), 'page')
  expect(await textOf(await pressKit({ ...page, name: creator }, w.config))).toContain(written(creator))
})
