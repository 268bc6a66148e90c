import * as z from 'zod/mini'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { type RowOutcome, rowOutcomes } from '../outcomes.ts'

export const importSearch = z.extend(tableSearch, {
  /** The import that is open. */
  import: z.optional(z.string()),
  /** Of an open import: which rows. */
  rows: z.optional(z.enum(rowOutcomes)),
  /** Instead of imports, the venues that need a city, or the creators who came with a list. */
  show: z.optional(z.enum(['cities', 'creators'])),
})

/** A brand’s own list of creators, for one of its shortlists. */
export const importCreatorsSearch = z.object({ uid: z.optional(z.string()), list: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const importPages = {
  '/app/admin/imports': importSearch,
  '/app/brand/import-creators': importCreatorsSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof importPages> {}
}

export const toImports = (): To => ({ path: '/app/admin/imports' })
export const toImport = (uid: string, rows?: RowOutcome): To => ({
  path: '/app/admin/imports',
  search: { import: uid, rows },
})
export const toVenueDrafts = (): To => ({ path: '/app/admin/imports', search: { show: 'cities' } })
export const toImportedCreators = (): To => ({ path: '/app/admin/imports', search: { show: 'creators' } })
