import { t } from '../../../texts/texts';

/** Says that betting on a market is suspended. Whoever renders it gives it its place. */
export function Lock() {
  return (
    <svg role="img" aria-label={t('odds.suspended')} viewBox="0 0 9 11" width="8" height="10" fill="currentcolor">
      <path fillRule="evenodd" d="M0 5h1V3.5a3.5 3.5 0 0 1 7 0V5h1v6H0zM2.5 5h4V3.5a2 2 0 0 0-4 0z" />
    </svg>
  );
}
