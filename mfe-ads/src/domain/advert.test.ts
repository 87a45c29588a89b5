import { running } from './advert';

const NOW = Date.parse('2026-11-20T12:00+07:00') / 1000;
const plain = { id: 'plain', betting: false };
const betting = { id: 'betting', betting: true };
const over = { id: 'over', ends: '2026-11-19' };

it('shows what runs today', () => {
  expect(running([plain, betting, over], { now: NOW, isBettingOn: true })).toEqual([plain, betting]);
});

it('shows no betting when betting is switched off as a whole', () => {
  expect(running([plain, betting, over], { now: NOW, isBettingOn: false })).toEqual([plain]);
});
