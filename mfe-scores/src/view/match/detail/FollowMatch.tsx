import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { useObservable } from 'shared-kernel/react/useObservable';
import { createFavouriteToggle } from '../../../state/createFavouriteToggle';
import { FavouriteStar } from '../../parts/row/FavouriteStar';
import type { TeamNames } from '../../parts/teamNames';

const NONE: ReadonlySet<MatchId> = new Set();

/** The star of a match, outside a row. */
export function FollowMatch({ shell: { favourites }, id, names }: { shell: Shell; id: MatchId; names: TeamNames }) {
  const followed = useObservable(favourites.ids$, NONE);
  const onToggle = useMemo(() => createFavouriteToggle(favourites), [favourites]);
  return <FavouriteStar id={id} {...names} isFavourite={followed.has(id)} onToggle={onToggle} />;
}
