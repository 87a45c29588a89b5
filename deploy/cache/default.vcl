vcl 4.1;

# A shared cache in front of `delivery`. What it keeps, and for how long, the servers say in `CDN-Cache-Control`, which
# browsers do not read. docs/decisions/0031-shared-cache.md has the reasons.
import std;
include "./origin.vcl";

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.Cache-Asked;
    unset req.http.Cache-Encoding;
    unset req.http.Cache-Mode;
    unset req.http.Cache-Tried;
    unset req.http.Cache-Unsigned;
    # Like the balancer, the cache is no proxy that TRUST_PROXY counts: it removes the address that Varnish has added.
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, "\s*,[^,]*$", "");
    if (req.method == "CONNECT" || req.method == "PRI" || req.method == "TRACE") {
      return (synth(405));
    }
    # An address with a host and no path stays as it came: a cache could be poisoned with it (VSV00018).
    if (req.url !~ "^/" && !(req.method == "OPTIONS" && req.url == "*")) {
      return (synth(400));
    }
    if (req.url ~ "(?i)^/realtime(/|\?|$)" && req.http.Upgrade ~ "(?i)^websocket$") {
      return (pipe);
    }
    unset req.http.Upgrade;
    call choose;
  }
  # Up to two seconds old while the next is made; in trouble as old as its server allows.
  set req.grace = 1s;
  # Nobody waits for what he is not to ask for.
  set req.hash_ignore_busy = false;
  if (req.http.Cache-Unsigned) {
    set req.hash_ignore_busy = true;
  }
  if (!std.healthy(req.backend_hint) && !req.http.Cache-Tried) {
    set req.http.Cache-Mode = "stale";
  }
  if (req.http.Cache-Mode) {
    set req.grace = 1h;
    set req.hash_ignore_busy = true;
  }
  return (hash);
}

# Goes on only with what may be shared, under its one address.
sub choose {
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }
  # A GET with a body, and addresses that servers might resolve differently.
  if (req.http.Transfer-Encoding || (req.http.Content-Length && req.http.Content-Length != "0")) {
    return (pass);
  }
  if (req.url ~ "#" || req.url ~ "^/[^/?]*%" || req.url ~ "^[^?]*(//|\\|%2[ef]|%5c|/\.)") {
    return (pass);
  }
  if (req.url ~ "^/api/" && req.http.Cookie ~ "(^|;)\s*xem-truoc=noi-dung~[A-Za-z0-9_-]{43}\s*(;|$)") {
    # A look at content that is not published.
    return (pass);
  }
  if (req.url ~ "^/api/(match/range|match/results|match/history|match/lineups|match/info|match/markets|match/markets/open|match/prices|match/text|match|post|AppSetting|advert|Standing/Season|Standing/Cup|competition/rounds|team/form|team/squad)(\?|$)") {
    call choose_answer;
  } elsif (req.url ~ "^/r/") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elsif (req.url ~ "(?i)^/(api|realtime|embed|media|beacon|live|healthz|ready)(/|\?|$)" || req.url ~ "^/[^/?]*\.") {
    return (pass);
  } elsif (req.url ~ "[?&]xem-truoc=" || req.http.Cookie ~ "(^|;)\s*xem-truoc=") {
    # A look at a release or content that is not live: for this visitor alone.
    return (pass);
  } elsif (req.url ~ "[?&]([^=&]*)(=[^&]*)?&(.*&)?\1(=|&|$)") {
    # Pages read the first one of a parameter that is repeated; sorting would change which one that is.
    return (pass);
  } elsif (req.url ~ "\?") {
    # Which parameters a page reads its release says, so a release may bring one that nobody here has heard of.
    set req.http.Cache-Asked = req.url;
    set req.url = "/live/parameters";
  }
  set req.http.Cache-Encoding = "gzip";
  if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(;|,|$)" &&
      req.http.Accept-Encoding !~ "(?i)(^|,)\s*br\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Cache-Encoding = "br";
  }
  unset req.http.Cookie;
  unset req.http.Range;
  unset req.http.Forwarded;
  unset req.http.X-Forwarded-Host;
}

# `server/api/src/rest/sharedAnswers.test.ts` compares the names with the routes' own.
sub choose_answer {
  if (req.url ~ "^/api/match/range") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:FromDate|ToDate|PageSize|StatusId|CompetitionId|TeamId|Top|Skip|Board|Filter)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/match/results") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:FromDate|ToDate)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/match/history") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:MatchId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/match/lineups") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:MatchId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/match/info") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:MatchId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/match/markets/open") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:Group)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/match/markets") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:MatchId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/match/prices") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:MatchId|Group)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/Standing/Cup") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:CompetitionId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/competition/rounds") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:CompetitionId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/match/text") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:MatchId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/team/form") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:TeamId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/team/squad") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:TeamId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/Standing/Season") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:CompetitionId)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/match") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:Id|Form)=)[^&]*(&|$)", "");
  } elsif (req.url ~ "^/api/post") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:pageNumber|pageSize|MatchId)=)[^&]*(&|$)", "");
  } else {
    set req.url = regsub(req.url, "\?.*$", "");
  }
  call sort_address;
  # `api` refuses these: they may read what is kept, but fetch nothing for others.
  std.collect(req.http.X-Signature);
  std.collect(req.http.X-Timestamp);
  if (req.http.X-Signature !~ "^[0-9A-F]{64}$" || req.http.X-Timestamp !~ "^[0-9]{10}$") {
    set req.http.Cache-Unsigned = "1";
  } elsif (std.time(integer = std.integer(req.http.X-Timestamp, 0)) < now - 300s ||
           std.time(integer = std.integer(req.http.X-Timestamp, 0)) > now + 300s) {
    set req.http.Cache-Unsigned = "1";
  }
}

sub sort_address {
  set req.url = std.querysort(regsub(req.url, "[?&]+$", ""));
}

sub vcl_hash {
  # Nothing that is shared depends on the host.
  hash_data(req.url);
  hash_data(req.http.Cache-Encoding);
  return (lookup);
}

sub vcl_miss {
  if (req.http.Cache-Mode) {
    unset req.http.Cache-Mode;
    set req.http.Cache-Tried = "1";
    return (restart);
  }
  # Alone: nobody waits for a refusal.
  if (req.http.Cache-Unsigned) {
    return (pass);
  }
  return (fetch);
}

sub vcl_backend_fetch {
  if (bereq.is_bgfetch && (bereq.http.Cache-Mode || bereq.http.Cache-Unsigned)) {
    return (abandon);
  }
  if (!bereq.uncacheable) {
    set bereq.http.Accept-Encoding = bereq.http.Cache-Encoding;
    set bereq.first_byte_timeout = 3s;
  }
  unset bereq.http.Cache-Asked;
  unset bereq.http.Cache-Encoding;
  unset bereq.http.Cache-Mode;
  unset bereq.http.Cache-Tried;
  unset bereq.http.Cache-Unsigned;
  unset bereq.http.X-Varnish;
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  unset beresp.http.Set-Cookie;
  # Whole, so that one that breaks off counts as none.
  set beresp.do_stream = false;
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]" &&
      (beresp.status == 200 || beresp.status == 301 || beresp.status == 302 || beresp.status == 404 || beresp.status == 503)) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
    return (deliver);
  }
  if (bereq.url ~ "^/r/" && beresp.status == 200 && beresp.http.Cache-Control ~ "immutable") {
    set beresp.ttl = 1h;
    return (deliver);
  }
  # What is kept stays, and the next visitor asks again.
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  # As an error, since an answer would replace the older one that visitors are to get.
  if (beresp.status >= 500) {
    return (error(beresp.status));
  }
  if (beresp.status == 200 || beresp.status == 301 || beresp.status == 302 || beresp.status == 404) {
    # An address whose answers are not to be shared: others need not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
  }
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "1";
  if (bereq.url ~ "^/(api|realtime|embed|media|beacon|live)(/|\?|$)") {
    set beresp.http.Content-Type = "application/json; charset=utf-8";
    set beresp.body = """{"error":{"code":"api_unavailable","message":"The site cannot be reached"}}""";
  } else {
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.body = """<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>TySo</title><p>Tạm thời không vào được trang. Vui lòng thử lại sau ít phút.</p></html>""";
  }
  # Where others wait, Varnish keeps it for a second, in which nobody asks again. Where nobody waits it must not be kept: it
  # would take the place of the older answer. `Vary` hides it from those who look for that one.
  if (!bereq.uncacheable) {
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    set beresp.http.Cache-Trouble = "1";
    set beresp.http.Vary = "Cache-Mode";
  }
  return (deliver);
}

sub vcl_deliver {
  if (req.http.Cache-Asked) {
    set req.url = req.http.Cache-Asked;
    unset req.http.Cache-Asked;
    unset req.http.Cache-Mode;
    unset req.http.Cache-Tried;
    if (resp.status == 200 && resp.http.Page-Parameters) {
      # Without the parameters whose names are not in the list, which stands behind the address for this one expression.
      set req.url = regsub(
        regsuball(
          req.url + "# " + resp.http.Page-Parameters + " ",
          "(?<=[?&])([^=&#]*)(?![^#]*# (?:[^ ]+ )*\1 )(?:=[^&#]*)?(?:&|(?=#))", ""),
        "#.*$", "");
    }
    call sort_address;
    return (restart);
  }
  if (resp.http.Cache-Trouble) {
    # An older answer is better, if there is one.
    if (!req.http.Cache-Tried) {
      set req.http.Cache-Mode = "stale";
      return (restart);
    }
    set resp.http.Vary = "Accept-Encoding";
    unset resp.http.Cache-Trouble;
  }
  # Scripts of a page cannot read its `Age`.
  if (resp.http.Content-Type ~ "^text/html" && resp.http.Age != "0") {
    set resp.http.Server-Timing = "age;dur=" + resp.http.Age + "000";
  }
  unset resp.http.Accept-Ranges;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  return (deliver);
}

sub vcl_pipe {
  set bereq.http.Connection = "upgrade";
  set bereq.http.Upgrade = req.http.Upgrade;
  unset bereq.http.X-Varnish;
}

sub vcl_synth {
  set resp.http.Cache-Control = "no-store";
  set resp.http.Content-Type = "application/json; charset=utf-8";
  set resp.body = """{"error":{"code":"bad_request","message":"The request cannot be answered"}}""";
  unset resp.http.X-Varnish;
  return (deliver);
}
