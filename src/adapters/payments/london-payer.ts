/** An organisation in London that pays, in tests of every provider. */
export const london = {
  orgUid: 'org_1',
  name: 'Luna Ltd',
  email: 'luna@example.test',
  country: 'GB',
  addressLine: '1 Mews',
  city: 'London',
  postcode: 'E2 7QX',
  vatNumber: '',
}
