import type { ComponentProps } from 'react';
import { Link } from 'shared-kernel/router';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { link: string };

/** A link that was paid for (S12): to other sites it opens a new tab, to a page of our own it does not. */
export function AdLink({ link, ...rest }: Props) {
  if (isOwnPage(link)) return <Link {...rest} to={link} rel="sponsored nofollow" />;
  return <a {...rest} href={link} target="_blank" rel="sponsored nofollow noopener" />;
}

/** Links are either http(s) addresses or paths: their decoder lets nothing else through. */
function isOwnPage(link: string): boolean {
  return link.startsWith('/');
}
