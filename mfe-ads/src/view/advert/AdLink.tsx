import type { ComponentProps } from 'react';
import { Link } from 'shared-kernel/router';
import { useOwnLink } from '../ads';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { link: string };

/** The link of an advert (S12): to other sites it is marked as paid and opens a new tab; within ours it is ordinary. */
export function AdLink({ link, ...rest }: Props) {
  const own = useOwnLink(link);
  if (own?.kind === 'page') return <Link {...rest} to={own.path} />;
  if (own) return <a {...rest} href={link} />;
  return <a {...rest} href={link} target="_blank" rel="sponsored nofollow noopener" />;
}
