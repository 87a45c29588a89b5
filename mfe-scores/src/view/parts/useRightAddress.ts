import { useEffect } from 'react';
import { useLocation, useNavigate } from 'shared-kernel/router';

/** A server redirects to the address with the right slug; within the app it is put into the other one's place. */
export function useRightAddress(address: string | undefined): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (address !== undefined && address !== pathname) navigate(address + search + hash, { replace: true, state });
  }, [address, pathname, search, hash, state, navigate]);
}
