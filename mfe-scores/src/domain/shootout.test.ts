import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { anIncident } from 'shared-kernel/testing/builders';
import { shootoutOf } from './shootout';

const { ShootoutScored, ShootoutMissed } = IncidentType;

it('lists the kicks of each side in order', () => {
  const kick = (position: Side, type: number, player_name: string) => anIncident({ position, type, player_name });
  expect(
    shootoutOf([
      anIncident(),
      kick(Side.Home, ShootoutScored, 'Vlašić'),
      kick(Side.Away, ShootoutMissed, 'Rodrygo'),
      kick(Side.Home, ShootoutScored, 'Majer'),
    ]),
  ).toEqual({
    home: [
      { isScored: true, player: 'Vlašić' },
      { isScored: true, player: 'Majer' },
    ],
    away: [{ isScored: false, player: 'Rodrygo' }],
  });
});

it('is nothing without a kick', () => expect(shootoutOf([anIncident()])).toBeUndefined());
