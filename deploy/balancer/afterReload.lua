-- For some milliseconds after its start and after a reload the balancer knows no replica, since the name server is yet to answer, and no client
-- of the hub, since the process before is yet to tell. What comes meanwhile waits for that, and no longer than this: without any replica a
-- visitor is better told at once.
local MOST_MS, STEP_MS = 500, 10
local BEGINNING_S = 2
local began = os.time()

local function wait_until(is_so)
  for _ = 1, MOST_MS / STEP_MS do
    if is_so() then return end
    core.msleep(STEP_MS)
  end
end

core.register_action("wait_for_replica", { "http-req" }, function(txn)
  wait_until(function() return txn.f:nbsrv("rest") > 0 end)
end)

-- A token that nobody knows later on never was one, or is long forgotten.
core.register_action("wait_for_token", { "http-req" }, function(txn)
  local token = txn.f:url_param("id")
  if os.time() - began > BEGINNING_S then return end
  wait_until(function() return core.backends.hub.stktable:lookup(token) ~= nil end)
end)
