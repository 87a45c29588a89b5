/**
 * The one access to React Router, shared as a singleton: the whole library costs 58.9 kB brotli, these names 14.4. A
 * remote may use any of them without a release of the shell, so unused names stay.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
