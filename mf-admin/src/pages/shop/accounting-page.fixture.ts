const row = { rate: 20, documents: 3, netCents: 1000, vatCents: 200, grossCents: 1200 };
export const books = {
  netCents: 1500,
  vatCents: 300,
  creditCents: -120,
  rates: [
    { ...row, channel: 'online' },
    {
      ...row,
      channel: 'online',
      country: 'BE',
      rule: 'oss',
      rate: 21,
      documents: 0,
      netCents: 0,
      vatCents: 0,
      grossCents: 0,
    },
    {
      ...row,
      channel: 'online',
      country: 'CH',
      rule: 'export',
      rate: 0,
      documents: 0,
      netCents: 0,
      vatCents: 0,
      grossCents: 0,
    },
    { ...row, channel: 'market', documents: 1, netCents: 500, vatCents: 100, grossCents: 600 },
  ],
  series: [
    { series: 'F', year: 2026, first: 12, last: 14, count: 3, missing: [] },
    { series: 'A', year: 2026, first: 3, last: 6, count: 3, missing: [5] },
    { series: 'A', year: 2025, first: 9, last: 9, count: 1, missing: [] },
  ],
  fecName: '102030400FEC20261031.txt',
  entries: 5,
  lines: 14,
};

export const months = {
  months: [
    {
      month: '2026-11',
      state: 'running',
      netCents: 100,
      vatCents: 20,
      entries: 1,
      closedAt: null,
      closedBy: null,
      hash: null,
    },
    {
      month: '2026-10',
      state: 'open',
      netCents: 1500,
      vatCents: 300,
      entries: 5,
      closedAt: null,
      closedBy: null,
      hash: null,
    },
    {
      month: '2026-09',
      state: 'closed',
      netCents: 900,
      vatCents: 180,
      entries: 4,
      closedAt: '2026-10-06T08:00:00.000Z',
      closedBy: 'Élise Pontois',
      hash: 'abc',
    },
  ],
  next: {
    month: '2026-10',
    isOver: true,
    checks: [
      { id: 'documents', isMet: true, isRequired: true, done: 6, total: 6 },
      { id: 'till', isMet: false, isRequired: false, done: 3, total: 4 },
    ],
  },
};
export const documents = {
  total: 11,
  items: [
    {
      id: '01a00000-0000-7000-8000-000000000001',
      label: 'A2026-000086',
      day: '2026-10-31',
      kind: 'credit_note',
      corrects: 'F2026-003598',
      orderId: '01a00000-0000-7000-8000-000000000002',
      customer: 'Paul Jaffrelot',
      netCents: -1475,
      vatCents: -295,
      grossCents: -1770,
    },
  ],
};
export const payouts = {
  payouts: [
    {
      provider: 'stripe',
      reference: 'po_1',
      day: '2026-10-12',
      cents: 9800,
      paymentsCents: 10_000,
      refundsCents: 0,
      feesCents: 200,
      otherCents: 0,
      movements: 3,
      differenceCents: 0,
    },
  ],
  balances: [{ provider: 'stripe', cents: 1200 }],
  differences: [
    {
      kind: 'missing_there',
      provider: 'stripe',
      reference: 'pi_1',
      orderNumber: 'PM-26-000007',
      day: '2026-10-09',
      hereCents: 2000,
      thereCents: 0,
    },
  ],
};
const sale = { rate: 20, category: 'S', count: 4, netCents: 3317, vatCents: 663 };
export const platform = {
  platform: 'live',
  sales: [
    { ...sale, day: '2026-10-03' },
    { ...sale, day: '2026-10-02', rate: 0, category: 'G', vatCents: 0 },
    ...Array.from({ length: 10 }, (_, day) => ({ ...sale, day: `2026-09-${20 - day}` })),
  ],
  flows: [
    { id: 'a', label: 'F2026-000007', day: null, state: 'refused', problem: 'Unknown recipient', sentAt: null },
    { id: 'b', label: 'F2026-000008', day: null, state: 'accepted', problem: null, sentAt: null },
    { id: 'c', label: null, day: '2026-10-02', state: 'accepted', problem: null, sentAt: null },
  ],
};
const rate = { territory: 'BE', vatClass: 'standard', state: 'current' } as const;
export const vat = {
  rates: [
    { ...rate, id: 'r1', rate: 22, validFrom: '2027-01-01', state: 'planned' },
    { ...rate, id: 'r2', rate: 21, validFrom: '1996-01-01' },
  ],
  oss: {
    mode: 'threshold',
    thresholdCents: 1_000_000,
    years: [
      { year: 2026, netCents: 320_000 },
      { year: 2025, netCents: 0 },
    ],
    isDue: false,
  },
};
export const entryOf = (account: string, cents: number) => ({
  ...{ day: '2026-10-02', journal: 'EN', piece: 'PM-1', label: 'Règlement', accountName: '' },
  ...{ account, cents },
});
