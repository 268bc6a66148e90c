/** The demo accounts that everyone can sign in to, all with the same password. */
export const demoEmails = {
  brand: 'brand@demo.plusone.test',
  newBrand: 'newbrand@demo.plusone.test',
  group: 'group@demo.plusone.test',
  creator: 'creator@demo.plusone.test',
  both: 'both@demo.plusone.test',
  manager: 'manager@demo.plusone.test',
  admin: 'admin@demo.plusone.test',
} as const
