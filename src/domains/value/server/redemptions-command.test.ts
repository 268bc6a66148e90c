import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { trackedCollab } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { redemptionsFromCommand } from './redemptions-command.ts'

function list(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'plusone-redemptions-')), 'bookings.csv')
  writeFileSync(file, text)
  return file
}

async function run(w: World, text: string, brand: string | undefined, dryRun = false) {
  const said: string[] = []
  const code = await redemptionsFromCommand(w.database.db, list(text), { brand, dryRun }, (line) => said.push(line))
  return { code, said: said.join('\n') }
}

const bookings = `Réservation;Date;Code promo;Montant;Statut
B-1;12/03/2026;ALICE;64,00 £;
B-2;13/03/2026;;12,00 £;
B-3;14/03/2026;ALICE;20,00 £;annulée
;15/03/2026;ALICE;20,00 £;
`.replace('Réservation', 'Référence')

it('imports what guests booked with a code, each once, and names the rest', async () => {
  const w = await world()
  const { collabUid } = await trackedCollab(w)
  const tried = await run(w, bookings, w.luna, true)
  expect(tried.said).toContain('Would import 1 booking of Luna.')
  expect((await w.bella.call('getCollabValue', { collabUid })).summary?.bookings).toBe(0)
  const first = await run(w, bookings, w.luna)
  expect(first.code).toBe(3)
  expect(first.said).toContain('Imported 1 booking of Luna; 0 were already imported.')
  expect(first.said).toContain('Left out: 1 without a code, 1 cancelled, 1 with a problem.')
  expect(first.said).toContain('It has no booking number. · 1 row, line 5')
  expect((await run(w, bookings, w.luna)).said).toContain('Imported 0 bookings of Luna; 1 were already imported.')
  expect((await w.bella.call('getCollabValue', { collabUid })).summary).toMatchObject({
    withCode: 1,
    spentMinor: 6_400,
  })
})

it('asks for the venue, and for a column it can’t do without', async () => {
  const w = await world()
  await trackedCollab(w)
  expect((await run(w, bookings, undefined)).code).toBe(2)
  expect(await run(w, bookings, 'nowhere')).toEqual({ code: 2, said: 'There’s no venue nowhere.' })
  const without = await run(w, 'Code\nALICE\n', w.luna)
  expect(without.code).toBe(2)
  expect(without.said).toContain('No column has “Date”.')
})
